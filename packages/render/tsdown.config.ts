import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/cache.ts', 'src/math.ts'],
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  sourcemap: true,
  fixedExtension: false,
});
