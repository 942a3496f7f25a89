const lines = (payload, before) => payload.replaceAll('\n', `\n${before}`);

/** Replies that put a string in every place that takes what a model writes. What may swallow the rest stands last. */
export const places = {
  'text, code and raw HTML': (p) => `
# ${p}

## 1.2 **${p}** *a ${p}*

- ${lines(p, '  ')}
- [ ] ~~${p}~~ \`${p}\`

| ${p} | b |
|:--|--:|
| ${p} | **${p}** |

a[^1] b[^${p}]

[^1]: ${p}
[^${p}]: c

> ${lines(p, '> ')}
>
> — ${p}

a ${p} <b>${p}</b> <a href="${p}" title='${p}'>x</a> <img src="${p}" alt=${p}> $${p}$ \\(x_${p}\\)

> <div class="${p}" style="${p}" id=${p}>
> ${lines(p, '> ')}

> ${lines(p, '> ')}

\`\`\`mermaid ${p}
${p}
\`\`\`

~~~tree
${p}/
└── ${p} # ${p}
~~~

~~~${p}
${p}
~~~

${p}`,
  'links and images': (p) => `
[${p}](/a "${p}") [b][c] [b][d]

[c]: /c '${p}'

[d]: <${p}>

[a](${p}) [a](<${p}>) <${p}> ${p}

![a](${p})

![a](<${p}>)
*${p}*

![${p}](/a.png "${p}") [![${p}](${p})](${p})`,
  'callouts and forms': (p) => `
> [!NOTE] ${p}
> ${lines(p, '> ')}

> [!${p}]
> a

> [!DETAILS] ${p}
> ${lines(p, '> ')}

> [!STEPS] ${p}
> 1. **${p}** — *${p}* — ${lines(p, '>    ')}

> [!TABS] ${p}
> # ${p}
> ${lines(p, '> ')}

> [!STATS]
> - **${p}** ${lines(p, '>   ')}

> [!PROS] ${p}
> - ${lines(p, '>   ')}

> [!CONS] ${p}
> - a

> [!SOURCES]
> - [${p}](${p}) ${lines(p, '>   ')}`,
  'cards, pictures and addresses': (p) => `
::: actions
- ${p}
- [${p}](${p})
::: list-item
![${p}](${p})
# ${p}
## ${p}
${p}
::: horizontal-list-item
# ${p}
::: horizontal-list-item
![a](${p})
# b
::: images
![${p}](${p})
::: video
![${p}](${p})
::: audio
${p}
::: links
[${p}](${p})
${p}
::: documents
[${p}](${p}) filename:${p} mime:${p}
::: payment
[${p}](${p})
::: navigate
![navigate](${p})
:::`,
  'controls, charts and unknown names': (p) => {
    const q = JSON.stringify(p);
    return `
::: form
title: ${q}
submit: ${q}
fields:
  - {name: ${q}, label: ${q}, placeholder: ${q}, help: ${q}, default: ${q}}
  - {name: a, type: ${q}, pattern: ${q}}
  - {name: b, type: radio, options: [${q}, {value: ${q}, label: ${q}}]}
::: form
# ${p}
a | ${p} | ${p} | required
[${p}]
::: form
: [ ${p}
::: chart
type: bar
labels: [${q}]
series: [{name: ${q}, values: [1]}]
::: progress
value: 3
label: ${p}
::: reaction
emoji=${p}
::: feedback
question: ${p}
::: summary
${p}
::: ${p}
a
:::`;
  },
};
