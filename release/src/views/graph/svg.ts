import { BOX_HEIGHT, layoutOf, MARGIN, type BoxKind } from './layout.ts';
import type { RemoteGraph } from './remote-graph.ts';

const STYLE = `
  svg { background: #fff; color: #1f2328; font: 12px system-ui, sans-serif }
  text { fill: currentColor } .title { font-weight: 600 }
  rect { fill: #f3f4f6; stroke: #8a8f98 } .unit { fill: #e3ecfb; stroke: #3b68b0 }
  path { fill: none; stroke: #b4b9c1 } .link { stroke: #3b68b0; marker-end: url(#arrow) }
  #arrow path { fill: #3b68b0; stroke: none }
  @media (prefers-color-scheme: dark) {
    svg { background: #15181c; color: #e6e8eb } rect { fill: #22262c; stroke: #6b727c }
    .unit { fill: #1d2f4d; stroke: #8db4f5 } path { stroke: #4a5059 }
    .link { stroke: #8db4f5 } #arrow path { fill: #8db4f5 }
  }`;

const TITLES: Record<BoxKind, string> = {
  calls: 'Calls by domain',
  unit: 'Units and links',
  share: 'Shares',
};

/** The graph as a file of its own, light and dark. */
export function graphSvg({ channel, release, units }: RemoteGraph): string {
  const { width, height, boxes, edges, common } = layoutOf(units);
  const name = `Remotes of release ${release} on ${channel}`;
  const paths = edges.map(
    ({ kind, unit, to, path }) =>
      `<path class="${kind}" d="${path}"><title>${escape(`${unit} → ${to}`)}</title></path>`,
  );
  const rects = boxes.map(
    ({ kind, label, x, y, width: wide }) =>
      `<rect class="${kind}" x="${x}" y="${y}" width="${wide}" height="${BOX_HEIGHT}" rx="5"/>` +
      `<text x="${x + 8}" y="${y + 17}">${escape(label)}</text>`,
  );
  const titles = Object.entries(TITLES).flatMap(([kind, title]) => {
    const box = boxes.find((one) => one.kind === kind);
    return box ? [`<text class="title" x="${box.x}" y="26">${title}</text>`] : [];
  });
  const note = `<text x="${MARGIN}" y="${height + 8}">${escape(`All remotes use: ${common.join(', ')}`)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${height + 24}" width="${width}" height="${height + 24}">`,
    `<title>${escape(name)}</title><style>${STYLE}</style>`,
    '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L8 4L0 8z"/></marker></defs>',
    ...paths,
    ...rects,
    ...titles,
    ...(common.length > 0 ? [note] : []),
    '</svg>',
  ].join('\n');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);
