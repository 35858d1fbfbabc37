import { serveGallery } from './serve.ts';
const { origin } = await serveGallery(Number(process.env['PORT'] ?? 4180), { live: true });
console.log(`ready ${origin}`);
