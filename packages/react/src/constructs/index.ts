import type { ReplyComponents, ReplyRenderers } from '../types.ts';
import { Actions } from './actions.tsx';
import { Carousel } from './carousel.tsx';
import { Chart } from './chart.tsx';
import { Documents } from './documents.tsx';
import { Feedback } from './feedback.tsx';
import { Form } from './form.tsx';
import { Images } from './images.tsx';
import { Link } from './link.tsx';
import { Links } from './links.tsx';
import { Audio, Video } from './media.tsx';
import { Navigate } from './navigate.tsx';
import { Payment } from './payment.tsx';
import { Progress } from './progress.tsx';
import { Reaction } from './reaction.tsx';
import { RemoteImage } from './remote-image.tsx';
import { CodeSlot, DiagramSlot, MathSlot } from './rendered.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { Tree } from './tree.tsx';

/** The components of the constructs that do something; each has a file of its name here. The others are their elements. */
export const constructComponents: ReplyComponents = {
  Actions,
  a: Link,
  Audio,
  Carousel,
  Feedback,
  Chart,
  Form,
  Documents,
  Images,
  Links,
  Payment,
  Navigate,
  Progress,
  Reaction,
  RemoteImage,
  Table,
  Tabs,
  Tree,
  Video,
};

/** The components of a reply when the application has none of its own; what no renderer draws stays plain. */
export const builtInComponents = ({ code, math, diagram }: ReplyRenderers): ReplyComponents => ({
  ...constructComponents,
  ...(code && { Code: CodeSlot }),
  ...(math && { Math: MathSlot }),
  ...(diagram && { Diagram: DiagramSlot }),
});
