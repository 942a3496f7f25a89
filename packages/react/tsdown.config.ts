import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/math.tsx'],
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  fixedExtension: false,
});
