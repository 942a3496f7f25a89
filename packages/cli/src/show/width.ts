export const narrowest = 20;
export const widest = 1000;

/** How wide to draw on an output: as wide as it is, within bounds, or 80 columns. */
export const columnsOf = (columns: number | undefined): number => Math.min(Math.max(columns ?? 80, narrowest), widest);
