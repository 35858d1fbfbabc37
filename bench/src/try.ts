import { openComparison } from './comparison.ts';
import { openPhone } from './measure/phone.ts';
import { visit } from './measure/visit.ts';
import { MEASURED_ROUTES } from './measure/routes.ts';
const variants = (process.argv[2] ?? 'federated,monolith').split(',') as any;
const c = await openComparison({ variants, changed: process.argv[3] ? process.argv[3].split(',') : [] });
console.log('open');
try {
  for (const route of MEASURED_ROUTES.filter(r=>!process.argv[4]||r.path===process.argv[4])) for (const v of variants) {
    const phone = await openPhone(c.hosts);
    if (route.isMember) await phone.context.setStorageState({ cookies: [], origins: [{ origin: c.origin(v), localStorage: c.session }] });
    c.use(v, 'first');
    try {
    const r = await visit(phone.context, c.origin(v), route, c.served);
    console.log(v, route.path, Math.round(r.data), Math.round(r.fcp), Math.round(r.lcp), r.cls.toFixed(3), r.requests, r.bytes, r.bytesInAll, r.depth, JSON.stringify(r.chain));
    if (process.argv[4]) { for (const x of c.served.slice(-60)) if (x.host.includes(v)) console.log('   ', x.bytes, x.type, x.path.slice(0,110)); break; }
    const w = await visit(phone.context, c.origin(v), route, c.served);
    console.log(' warm', v, route.path, Math.round(w.data), Math.round(w.fcp), Math.round(w.lcp), w.cls.toFixed(3), w.requests, w.bytes, w.bytesInAll, w.depth, JSON.stringify(w.chain));
    } catch (e) { console.log(v, route.path, String(e)); }
    await phone.close();
  }
} finally { await c.stop(); }
