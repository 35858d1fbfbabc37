/** A box on the drawing's sheet of 240 by 152: left, top, width, height. */
type Box = readonly [number, number, number, number];

export interface DocumentDrawing {
  /** of the holder's photo; null if there is none */
  portrait: Box | null;
  /** lines of print, as boxes a stroke high */
  print: readonly Box[];
  /** the area of the number, marked by the accent colour */
  number: Box;
  /** the lines for machines at the foot of a passport */
  hasMachineLines: boolean;
}

const left: Box = [20, 48, 52, 68];
const right: Box = [168, 44, 52, 68];
const linesFrom = (x: number, widths: readonly number[]): Box[] =>
  widths.map((width, at) => [x, 50 + at * 17, width, 4]);

/** Where the number is on each kind of document, approximately. */
export const DRAWINGS = {
  CN_ID: {
    portrait: right,
    print: linesFrom(20, [64, 96, 118, 92]),
    number: [20, 120, 200, 20],
    hasMachineLines: false,
  },
  EEP: {
    portrait: left,
    print: linesFrom(86, [84, 118, 96, 110]),
    number: [124, 16, 96, 20],
    hasMachineLines: false,
  },
  HRP: {
    portrait: left,
    print: linesFrom(86, [84, 118, 96]),
    number: [86, 118, 134, 20],
    hasMachineLines: false,
  },
  TWP: {
    portrait: left,
    print: linesFrom(86, [96, 110, 84]),
    number: [86, 118, 134, 20],
    hasMachineLines: false,
  },
  HKID: {
    portrait: left,
    print: linesFrom(86, [110, 84, 66]),
    number: [128, 118, 92, 20],
    hasMachineLines: false,
  },
  MO_BIR: {
    portrait: left,
    print: linesFrom(86, [118, 96, 84, 110]),
    number: [128, 16, 92, 20],
    hasMachineLines: false,
  },
  PASSPORT: {
    portrait: [20, 34, 52, 68],
    print: linesFrom(86, [110, 84, 96]),
    number: [128, 16, 92, 20],
    hasMachineLines: true,
  },
  OTHER: {
    portrait: null,
    print: linesFrom(20, [140, 176, 110, 160]),
    number: [20, 120, 130, 20],
    hasMachineLines: false,
  },
} as const satisfies Record<string, DocumentDrawing>;
