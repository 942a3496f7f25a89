import type { Kind } from '../types.ts';
import { actions } from './actions/kind.ts';
import { audio } from './audio/kind.ts';
import { chart } from './chart/kind.ts';
import { documents } from './documents/kind.ts';
import { feedback } from './feedback/kind.ts';
import { form } from './form/kind.ts';
import { horizontalListItem } from './horizontal-list-item/kind.ts';
import { images } from './images/kind.ts';
import { links } from './links/kind.ts';
import { listItem } from './list-item/kind.ts';
import { navigate } from './navigate/kind.ts';
import { payment } from './payment/kind.ts';
import { progress } from './progress/kind.ts';
import { reaction } from './reaction/kind.ts';
import { video } from './video/kind.ts';

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

/** A known `:::` name as written by the serialiser: `actions`, `list-item` … */
export type BlockName = Block['name'];

/** Every kind of the language. */
export const kinds: readonly Kind[] = [...blockKinds];
