import type { Kind } from '../types.ts';
import { actions } from './actions/kind.ts';
import { audio } from './audio/kind.ts';
import { caution } from './caution/kind.ts';
import { chart } from './chart/kind.ts';
import { cons } from './cons/kind.ts';
import { details } from './details/kind.ts';
import { documents } from './documents/kind.ts';
import { feedback } from './feedback/kind.ts';
import { flow } from './flow/kind.ts';
import { form } from './form/kind.ts';
import { horizontalListItem } from './horizontal-list-item/kind.ts';
import { images } from './images/kind.ts';
import { important } from './important/kind.ts';
import { links } from './links/kind.ts';
import { listItem } from './list-item/kind.ts';
import { math } from './math/kind.ts';
import { mermaid } from './mermaid/kind.ts';
import { navigate } from './navigate/kind.ts';
import { note } from './note/kind.ts';
import { payment } from './payment/kind.ts';
import { progress } from './progress/kind.ts';
import { pros } from './pros/kind.ts';
import { reaction } from './reaction/kind.ts';
import { sources } from './sources/kind.ts';
import { stats } from './stats/kind.ts';
import { steps } from './steps/kind.ts';
import { tabs } from './tabs/kind.ts';
import { tip } from './tip/kind.ts';
import { tree } from './tree/kind.ts';
import { video } from './video/kind.ts';
import { warning } from './warning/kind.ts';

// Each kind stands once in a union, which gives the names, and once in a list, which gives the order of the docs.

type Callout = typeof note | typeof tip | typeof important | typeof warning | typeof caution;

/** The five callouts, in order of urgency (dialect.md §2). There will be no sixth. */
export const calloutKinds: readonly Callout[] = [note, tip, important, warning, caution];

/** A callout as its marker is written: `NOTE`, `TIP` … */
export type CalloutName = Callout['name'];

type Form = typeof steps | typeof tabs | typeof stats | typeof pros | typeof cons | typeof details | typeof sources;

/** The forms over ordinary Markdown (dialect.md §2 for DETAILS and SOURCES, §4). */
export const formKinds: readonly Form[] = [steps, tabs, stats, pros, cons, details, sources];

/** A form as its marker is written: `STEPS`, `TABS` … */
export type FormName = Form['name'];

/** What a marker over a quote can name. */
export type MarkerKind = Callout | Form;

type Block =
  | typeof actions
  | typeof listItem
  | typeof horizontalListItem
  | typeof images
  | typeof links
  | typeof payment
  | typeof documents
  | typeof reaction
  | typeof navigate
  | typeof form
  | typeof video
  | typeof audio
  | typeof progress
  | typeof feedback
  | typeof chart;

/** The `:::` blocks, in the order the docs show them (blocks.md §5). */
export const blockKinds: readonly Block[] = [
  actions,
  listItem,
  horizontalListItem,
  images,
  links,
  payment,
  documents,
  reaction,
  navigate,
  form,
  video,
  audio,
  progress,
  feedback,
  chart,
];

/** A known `:::` name as the serialiser writes it: `actions`, `list-item` … */
export type BlockName = Block['name'];

type Fence = typeof mermaid | typeof tree | typeof flow | typeof math;

/** The fenced code blocks that are more than code (dialect.md §3, §5, §6). */
export const fenceKinds: readonly Fence[] = [mermaid, tree, flow, math];

/** A fence by the canonical first word of its info string: `mermaid`, `tree` … */
export type FenceName = Fence['name'];

/** Every kind of the language. */
export const kinds: readonly Kind[] = [...calloutKinds, ...formKinds, ...blockKinds, ...fenceKinds];
