import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'video-own',
    title: 'A recording of this site, in the player of the browser',
    markdown: '::: video\n[A tour of the house](/samples/tour.mp4)\n:::',
  },
  {
    id: 'video-remote',
    title: 'Recordings of another host wait for the reader',
    markdown:
      '::: video\n![video/mp4](https://media.example.com/tour.mp4)\n[A **very** long title of a recording, which wraps onto a second line and then ends](https://media.example.com/b.mp4)\n:::',
  },
  {
    id: 'audio-both',
    title: 'Sound, of this site and of another host',
    markdown:
      '::: audio\n[The interview](/samples/interview.mp3)\n[The birds](https://a-host-with-a-very-long-name.of-many-words.example.com/birds.mp3)\n:::',
  },
  {
    id: 'audio-refused',
    title: 'A recording whose address is refused is its words',
    markdown: '::: audio\n[The interview](ftp://example.com/interview.mp3)\n:::',
  },
];
