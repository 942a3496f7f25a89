/** What is measured in the browser: a file in `peers/browser/adapters` each. */
export const browserSubjects = [
  'flowdown',
  'streamdown',
  'react-markdown',
  'markdown-to-jsx',
  'x-markdown',
  'markstream',
  'incremark',
] as const;
