import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'lists-bullets',
    title: 'Bullets, in levels',
    markdown:
      '- Flour\n- Eggs\n  - Two whole ones\n  - One yolk\n    - at the temperature of the room\n- Butter, **cold**, in pieces that are no larger than a thumbnail, so that they melt evenly when the heat comes up from below and nothing burns at the edge',
  },
  {
    id: 'lists-numbers',
    title: 'Numbers, from where they start',
    markdown: '7. Seventh\n8. Eighth\n9. Ninth\n10. Tenth, with a list below\n    1. First of it\n    2. Second of it',
  },
  {
    id: 'lists-loose',
    title: 'Entries with paragraphs, code and a quote',
    markdown:
      '1. Stop the service.\n\n   ```sh\n   systemctl stop pump\n   ```\n\n2. Read what it left.\n\n   > No water, no pressure.\n\n   Then go on.\n\n3. Start it again.',
  },
  {
    id: 'lists-tasks',
    title: 'Tasks',
    markdown:
      '- [x] Measure the wall\n- [ ] Buy the paint\n  - [x] Ask for a sample\n  - [ ] Choose the colour\n- [ ] Paint',
  },
  {
    id: 'lists-many',
    title: 'Many entries',
    markdown: Array.from({ length: 24 }, (_, index) => `${index + 1}. Station ${index + 1}`).join('\n'),
  },
];
