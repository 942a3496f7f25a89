import { growthExponent } from '../statistics.ts';
import { documentsOf, type Report } from './report.ts';

/** The growth exponent of some costs, if there are two sizes to tell it from. */
export function growthOf(points: readonly { size: number; cost: number | undefined }[]): number | undefined {
  const known = points.flatMap(({ size, cost }) => (cost === undefined ? [] : [{ size, cost }]));
  return known.length < 2 ? undefined : growthExponent(known);
}

/** Whether a peer ends with the right tree on a document; mixed replies are judged by the standard one. */
export function isRight(report: Report, peer: string, kind: string): boolean | undefined {
  const checks = report.peers.find(({ name }) => name === peer)?.checks;
  const check = checks?.find((each) => each.kind === (kind === 'mixed' ? 'standard' : kind));
  return check && check.difference === undefined;
}

/** A document and size at which a peer costs less than we do. */
export interface Behind {
  kind: string;
  size: number;
  peer: string;
  /** Our cost over the peer's; infinite where we did not come to the end. */
  ratio: number;
  right: boolean | undefined;
}

/** Every document and size where we are not first. */
export function behind(report: Report): Behind[] {
  return documentsOf(report).flatMap(({ kind, results }) =>
    results.flatMap(({ size, cells: { flowdown, ...peers } }) =>
      Object.entries(peers).flatMap(([peer, { ms }]) => {
        if (ms === undefined || flowdown === undefined) return [];
        const ours = flowdown.ms ?? Number.POSITIVE_INFINITY;
        return ms < ours ? [{ kind, size, peer, ratio: ours / ms, right: isRight(report, peer, kind) }] : [];
      }),
    ),
  );
}
