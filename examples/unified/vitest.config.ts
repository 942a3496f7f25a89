import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('example-unified', { include: ['test/**/*.test.js'] });
