import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('example-plugin', { include: ['test/**/*.test.js'] });
