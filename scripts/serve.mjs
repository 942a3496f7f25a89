import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file below `folder` that a request names, with or without `.html`, or undefined. */
function fileFor(folder, url) {
  try {
    const asked = join(folder, normalize(decodeURIComponent(new URL(url, 'http://local').pathname)));
    return [asked, `${asked}.html`, join(asked, 'index.html')].find(isFile);
  } catch {
    return undefined; // not a well-formed address
  }
}

/**
 * Serves a folder of static files, to this machine only. Port 0 takes any free one.
 * @returns {Promise<{server: import('node:http').Server, url: string}>} once it listens; rejects if the port is taken
 */
export function serve(folder, port) {
  const server = createServer((request, response) => {
    const path = fileFor(folder, request.url ?? '/');
    if (!path) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}/` }));
  });
}
