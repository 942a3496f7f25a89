// A sample as the text it is; the bundler reads it with the page.
declare module '*.md?raw' {
  const text: string;
  export default text;
}

declare module '*.css';
