/** Milliseconds of one frame: the middle and what one of a hundred frames is over. */
export interface Times {
  p50: number;
  p99: number;
  total: number;
}

/** What a component did in the page while a reply streamed into it. */
export interface BrowserResult {
  name: string;
  version: string;
  measures: string;
  /** Why there is no more than this. */
  failed?: string;
  /** The share of the reply that was shown before the limit. */
  reached: number;
  frames: number;
  script: Times;
  /** Script, style and layout together. */
  work: Times;
  mutations: number;
  /** Cumulative layout shift, with the end of the page in view. */
  shift: number;
  /** Chunks at which something that was shown vanished, and how many characters did. */
  takeBacks: { chunks: number; characters: number };
}

export interface BrowserReport {
  date: string;
  browser: string;
  processor: string;
  seed: number;
  /** In kilo characters. */
  size: number;
  chunks: number;
  /** Milliseconds that one may take. */
  limit: number;
  results: BrowserResult[];
}
