import { nodeProject } from '../../vitest.node.ts';

export default nodeProject('example-react-markdown', { include: ['test/**/*.test.js'] });
