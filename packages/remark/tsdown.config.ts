import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    micromark: 'src/micromark/index.ts',
    mdast: 'src/mdast/index.ts',
    hast: 'src/hast/index.ts',
    parser: 'src/reply-parser.ts',
    yaml: 'src/yaml.ts',
  },
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  fixedExtension: false,
});
