import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'images-four',
    title: 'A gallery; the words of the last picture are long, and the third has none',
    markdown:
      '::: images\n![The cabin in May](/samples/cabin.svg)\n![The loft](/samples/loft.svg)\n![](/samples/kettle-red.svg)\n![The pan](/samples/pan-done.svg "The pan, once it is done, with a lid that was never made for it and fits all the same")\n:::',
  },
  {
    id: 'images-one',
    title: 'A lone picture is seen as a whole',
    markdown: '::: images\n![A steel kettle](/samples/kettle-steel.svg)\n:::',
  },
  {
    id: 'images-remote',
    title: 'Pictures of other hosts wait for the reader',
    markdown:
      '::: images\n![The harbour at dawn](https://pictures.example.com/harbour.jpg)\n![](https://pictures.example.com/ridge.jpg)\n![The cabin](/samples/cabin.svg)\n:::',
  },
  {
    id: 'images-missing',
    title: 'A picture that cannot be loaded, and one whose address is refused',
    markdown: '::: images\n![The loft](/samples/nothing-here.svg)\n![The attic](ftp://example.com/attic.jpg)\n:::',
  },
  {
    id: 'images-streaming',
    title: 'The block is half written, and waits for its end',
    markdown: 'The cabin:\n\n::: images\n![In May](/samples/cabin.svg)\n![In Ju',
    state: 'streaming',
  },
];
