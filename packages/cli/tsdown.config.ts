import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/main.ts'],
  tsconfig: 'tsconfig.build.json',
  format: 'esm',
  platform: 'node',
  target: 'es2022',
  dts: false,
  sourcemap: true,
  fixedExtension: false,
});
