import { describe } from 'vitest';
import { type Case, itDraws } from './draw.ts';

const steps: Case[] = [
  [
    'STP-01 title, when and text',
    ['> [!STEPS]', '> 1. **A**', '> *when*', '> text', '> 2. **B**', '> more'],
    [
      '<ol class="fd-steps" data-form="steps" role="list">',
      '<li class="fd-step">',
      '<p class="fd-step-title"><strong>A</strong></p>',
      '<p class="fd-step-when"><em>when</em></p>',
      '<p>text</p>',
      '</li>',
      '<li class="fd-step">',
      '<p class="fd-step-title"><strong>B</strong></p>',
      '<p>more</p>',
      '</li>',
      '</ol>',
    ],
  ],
  [
    'STP-05 a list that starts at 3 says so',
    ['> [!STEPS]', '> 3. **A**'],
    [
      '<ol class="fd-steps" data-form="steps" role="list" start="3">',
      '<li class="fd-step">',
      '<p class="fd-step-title"><strong>A</strong></p>',
      '</li>',
      '</ol>',
    ],
  ],
  [
    'STP-16 a title above, and what follows the list below',
    ['> [!STEPS] Plan', '> - plain', '>', '> after'],
    [
      '<div class="fd-group">',
      '<p class="fd-title"><strong>Plan</strong></p>',
      '<ol class="fd-steps" data-form="steps" role="list">',
      '<li class="fd-step">',
      '<p>plain</p>',
      '</li>',
      '</ol>',
      '<p>after</p>',
      '</div>',
    ],
  ],
  [
    'in a tight list the title is no loose text',
    ['- > [!STEPS] Plan', '  > - plain'],
    [
      '<ul>',
      '<li>',
      '<div class="fd-group">',
      '<p class="fd-title"><strong>Plan</strong></p>',
      '<ol class="fd-steps" data-form="steps" role="list">',
      '<li class="fd-step">',
      '<p>plain</p>',
      '</li>',
      '</ol>',
      '</div>',
      '</li>',
      '</ul>',
    ],
  ],
  [
    'a task keeps its box, named by its title or its words',
    ['> [!STEPS]', '> - [x] **A** text', '> - [ ] plain'],
    [
      '<ol class="fd-steps" data-form="steps" role="list">',
      '<li class="fd-step task-list-item">',
      '<p class="fd-step-title"><label class="fd-task"><input type="checkbox" checked disabled> <strong>A</strong></label></p>',
      '<p>text</p>',
      '</li>',
      '<li class="fd-step task-list-item">',
      '<p><label class="fd-task"><input type="checkbox" disabled> plain</label></p>',
      '</li>',
      '</ol>',
    ],
  ],
];

describe('a timeline', () => {
  itDraws(steps);
});
