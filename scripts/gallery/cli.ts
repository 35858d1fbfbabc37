import { parseArgs } from 'node:util';
import { serveGallery } from '../../shared/gallery/serve.ts';

const HELP = `npm run gallery                                    every part in every state, live, on PORT (4180)
npm run gallery -- --sheets <folder>               contact sheets of all parts and all screens, as PNG
npm run gallery -- --sheets <folder> --only parts  of the parts alone; or: screens
npm run gallery -- --sheets <folder> --against <folder> [--threshold 0.01]
                                                   and what differs from earlier ones: exit code 1 when a cell does
                                                   by more than this share of its pixels
npm run gallery -- --brand [<folder>]              six screens in the five skins side by side, in colour and greyscale
npm run gallery -- --pictures docs/pictures        the pictures of README and docs`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'boolean', default: false },
    sheets: { type: 'string' },
    pictures: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
    threshold: { type: 'string', default: '0.01' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
} else if (values.brand) {
  const { makeBrandSheets } = await import('./sheets/run.ts');
  await makeBrandSheets(positionals[0] ?? 'docs/pictures');
} else if (values.pictures !== undefined) {
  const { makeDocumentPictures } = await import('./sheets/run.ts');
  await makeDocumentPictures(values.pictures);
} else if (values.sheets === undefined) {
  const { origin } = await serveGallery(Number(process.env['PORT'] ?? 4180), { live: true });
  console.log(`ready ${origin}`);
} else {
  const { makeSheets, reportDifferences } = await import('./sheets/run.ts');
  await makeSheets(values.sheets, values.only);
  if (values.against !== undefined) {
    const { only, threshold } = values;
    const isSame = await reportDifferences(values.against, values.sheets, {
      only,
      threshold: Number(threshold),
    });
    if (!isSame) process.exitCode = 1;
  }
}
