import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('example-astro', { include: ['test/**/*.test.js'] });
