import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder of static files on this machine only. */
export function serve(folder, port) {
  const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  const server = createServer((request, response) => {
    const asked = join(folder, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)));
    const path = [asked, `${asked}.html`, join(asked, 'index.html')].find(isFile);
    if (!path) {
      response.writeHead(404).end('not found');
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    console.log(`\nhttp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`);
  });
  return server;
}
