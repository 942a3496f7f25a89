import type { Story } from './story.ts';

export const stories: Story[] = [
  {
    id: 'replies-plan',
    title: 'A long answer',
    markdown: [
      '# Water from the roof',
      'A roof of **80 m²** gives about 50,000 litres in a year like the last one[^rain]. Here is what to do with them.',
      '> [!STATS]\n> - **80 m²** of roof\n> - **50,000 l** a year\n> - **18 months** to pay back',
      '## 1. What you need',
      '| Part | Price | Lasts |\n|---|---:|---|\n| Tank, 900 l | € 240 | 20 years |\n| Pump | € 180 | 8 years |\n| Filter | € 60 | 3 years |',
      '> [!TIP] Buy the filter first\n> Everything after it lives longer.',
      '## 2. How to build it',
      '> [!STEPS]\n> 1. **Level the ground** — *a morning*\n>    Gravel, then sand.\n> 2. **Set the tank**\n>    Two people can lift it.\n> 3. **Connect the pipe**',
      '> [!PROS]\n> - Soft water for plants\n> - Works when the main is off\n\n> [!CONS]\n> - Not for drinking\n> - Has to be emptied before frost',
      'Then check it:\n\n```sh\npump --test --for 30s\n```',
      '> The first rain is the best inspector.\n>\n> — An old plumber',
      '[^rain]: 640 mm, measured at the station next door.',
    ].join('\n\n'),
  },
  {
    id: 'replies-rtl',
    title: 'From right to left',
    markdown: [
      '# حديقة على السطح',
      'يحتاج السطح إلى **طبقة عازلة** قبل التربة، ثم شغّل الأمر `npm run build` وافتح [الدليل](https://example.com).',
      '> [!NOTE] قبل أن تبدأ\n> اقرأ تعليمات السلامة.',
      '1. التربة\n2. الماء\n   - [x] خزان\n   - [ ] مضخة',
      '> [!STEPS]\n> 1. **العزل** — *الأحد*\n>    يوم واحد.\n> 2. **الزراعة**',
      '| النبات | الماء |\n|---|---:|\n| نعناع | 2 لتر |\n| زعتر | 1 لتر |',
      '> [!TABS]\n> ## ظل\n> سرخس.\n> ## شمس\n> زعتر.',
      '> [!PROS]\n> - هدوء\n\n> [!CONS]\n> - ثقل',
      '> الماء أولاً.\n>\n> — بستاني',
    ].join('\n\n'),
    props: { lang: 'ar', dir: 'rtl' },
  },
  {
    id: 'replies-mixed-direction',
    title: 'Names from left to right in a text from right to left',
    markdown:
      'افتح `src/index.ts` ثم [example.com/a](https://example.com/a).\n\n- **API** سريع\n- English first، ثم العربية',
    props: { lang: 'ar' },
  },
];
