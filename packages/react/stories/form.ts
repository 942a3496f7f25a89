import type { Story } from './story.ts';

const table = `::: form
title: Book a table
description: We answer within an hour.
submit: Ask for it
fields:
  - name: day
    label: Which day?
    type: date
    required: true
  - name: guests
    label: How many of you?
    type: number
    required: true
    min: 1
    default: 2
  - name: room
    type: radio
    options: [At the window, In the garden]
    default: At the window
  - name: notes
    type: textarea
    placeholder: What should the kitchen know?
:::`;

const every = `::: form
title: Every kind of field
fields:
  - {name: text, placeholder: A few words, help: As on your passport.}
  - {name: words, type: textarea, rows: 2}
  - {name: number, type: number, default: 3}
  - {name: date, type: date, default: "2031-05-01"}
  - {name: time, type: time, default: "19:30"}
  - {name: moment, type: datetime}
  - {name: email, type: email, required: true, placeholder: ada@example.com}
  - {name: phone, type: tel}
  - {name: website, type: url}
  - {name: password, type: password, default: secret}
  - {name: one, type: select, options: [First, Second, Third]}
  - {name: some, type: multiselect, options: [Bread, Wine, Water], default: [Bread, Water]}
  - {name: either, type: radio, required: true, options: [This, That]}
  - {name: yes, label: Send me the plan, type: checkbox, default: true}
  - {name: file, type: file}
:::`;

export const stories: Story[] = [
  { id: 'form-table', title: 'A short form', markdown: table },
  { id: 'form-every', title: 'Every kind of field', markdown: every },
  {
    id: 'form-answered',
    title: 'Answered: what was filled in stays readable',
    markdown: every,
    state: 'answered',
  },
  {
    id: 'form-long',
    title: 'Long words in labels, choices, help and on the button',
    markdown:
      '::: form\ntitle: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz\nsubmit: Send this to everybody who has to know of it, and to the archive of the house\nfields:\n  - {name: a, label: What should the people who look after the house in the summer know about the pump in the cellar?, required: true, help: Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft}\n  - {name: b, type: radio, options: ["One choice that goes on and on, so that it takes more than a line of its own, even on a wide page"]}\n:::',
  },
  { id: 'form-untitled', title: 'No title', markdown: '::: form\nfields: [name, email]\n:::' },
  { id: 'form-pending', title: 'What reads it is not there', markdown: table, props: { yaml: false } },
  {
    id: 'form-unread',
    title: 'A body that cannot be read',
    markdown: '::: form\ntitle: [Book a table\nfields: day\n:::',
  },
  {
    id: 'form-older',
    title: 'The older way to write it',
    markdown: '::: form\n# Call me back\nname | Your name | text | required\nphone | Phone | tel\n[Call me]\n:::',
  },
  {
    id: 'form-streaming',
    title: 'Whole, while the reply goes on',
    markdown: `${table}\n\nOr call us under`,
    state: 'streaming',
  },
  {
    id: 'form-rtl',
    title: 'From right to left',
    markdown:
      '::: form\ntitle: حجز طاولة\nsubmit: إرسال\nfields:\n  - {name: day, label: اليوم, type: date, required: true}\n  - {name: room, label: المكان, type: radio, options: [الحديقة, النافذة]}\n:::',
    props: { dir: 'rtl', lang: 'ar' },
  },
];
