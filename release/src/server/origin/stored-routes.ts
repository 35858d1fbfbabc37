import type { ReleaseDocument } from '@resort/shared/remote';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress, ENCODINGS, isText, type EncodingToken } from '../../artifacts/compressed-forms.ts';
import { isPublishedType } from '../../artifacts/file-types.ts';
import { isFilePath } from '../../storage/names.ts';
import type { Storage, StoredObject } from '../../storage/storage.ts';
import { acceptedEncodings } from '../serving/accept-encoding.ts';
import { sendSentence } from '../serving/conditional.ts';
import { asDictionary, DICTIONARY_ENCODING, varyFor } from '../serving/dictionary.ts';
import { sendStored } from '../serving/send-stored.ts';
import { differences } from './sent-differences.ts';
import type { OriginSettings } from './channel/follow-channel.ts';
import { neededVersions } from './channel/needed-versions.ts';
import { publicRelease } from '../page/public-release.ts';

/** Maximum number of compressed documents in memory: those of the current release and of open tabs. */
const KEPT_COMPRESSED = 16;

/** The registry's objects under their keys. All are immutable except the channel's pointer. */
export function addStoredRoutes(app: FastifyInstance, settings: OriginSettings): void {
  addArtifacts(app, settings);
  addReleases(app, settings);
  // this channel's pointer has its own route; those of others are not public
  app.get('/channels/*', (_request, reply) => sendSentence(reply, 404, 'No such channel.'));
}

type Wildcard = { Params: { '*': string } };

function addArtifacts(app: FastifyInstance, settings: OriginSettings): void {
  const storage: Storage = settings.registry;
  const needOf = neededVersions(settings);
  const differenceOf = differences(storage, needOf);

  async function smallerDifference(path: string, { headers }: FastifyRequest, whole: Form): Promise<Form> {
    const object = whole.encoding && (await differenceOf(path, headers));
    const isSmaller = object && object.body.length < whole.object.body.length;
    return isSmaller ? { object, encoding: DICTIONARY_ENCODING } : whole;
  }

  app.get<Wildcard>('/artifacts/*', async (request, reply) => {
    const path = request.params['*'];
    const key = `artifacts/${path}`;
    const [unit, version] = path.split('/');
    // compressed forms have no address of their own, and the page's template is not a page
    const isFile = isFilePath(path) && isPublishedType(path);
    const need = isFile ? await needOf(`${unit}@${version}`) : 'unknown';
    if (need === 'gone') return sendSentence(reply, 410, 'This version was taken out of use.');
    const whole =
      need === 'needed' ? await smallestForm(storage, key, request.headers['accept-encoding']) : null;
    if (whole === null) return sendSentence(reply, 404, 'No such file in any version that is in use.');
    const found = await smallerDifference(path, request, whole);
    if (isText(key)) reply.header('vary', varyFor(request.headers));
    // a file that is too small to be compressed is too small to be a dictionary
    const dictionary = whole.encoding && asDictionary('/artifacts/', path);
    if (dictionary) reply.header('use-as-dictionary', dictionary);
    if (found.encoding !== null) reply.header('content-encoding', found.encoding);
    // an SVG can contain scripts: opened directly, it is downloaded instead of rendered
    if (key.endsWith('.svg')) reply.header('content-disposition', 'attachment');
    return sendStored(request, reply, key, found.object);
  });
}

function addReleases(app: FastifyInstance, { registry, channel }: OriginSettings): void {
  const compressed = compressor();
  app.get<Wildcard>('/releases/*', async (request, reply) => {
    const path = request.params['*'];
    const key = `releases/${path.replace(/-public\.json$/, '.json')}`;
    // only public releases of this channel, never the signed document with authors and reasons
    const isPublic = path.startsWith(`${channel}/`) && path.endsWith('-public.json');
    const stored = isPublic ? await registry.get(key) : null;
    const object = stored && {
      etag: stored.etag,
      body: publicRelease(JSON.parse(stored.body.toString()) as ReleaseDocument),
    };
    if (object === null) return sendSentence(reply, 404, 'No such release.');
    const [encoding] = isText(key) ? acceptedEncodings(request.headers['accept-encoding']) : [];
    if (isText(key)) reply.header('vary', 'Accept-Encoding');
    if (encoding === undefined) return sendStored(request, reply, key, object);
    reply.header('content-encoding', encoding);
    return sendStored(request, reply, key, await compressed(object, encoding));
  });
}

/** Compresses a stored document once and evicts the least recently used. */
function compressor(): (object: StoredObject, encoding: EncodingToken) => Promise<StoredObject> {
  const kept = new LRUCache<string, Promise<StoredObject>>({ max: KEPT_COMPRESSED });
  return (object, encoding) => {
    const etag = `${object.etag}-${encoding}`;
    const known = kept.get(etag) ?? compress(encoding, object.body, 11).then((body) => ({ body, etag }));
    kept.set(etag, known);
    return known;
  };
}

/** A stored object and its `Content-Encoding`. */
interface Form {
  object: StoredObject;
  encoding: EncodingToken | typeof DICTIONARY_ENCODING | null;
}

async function smallestForm(
  storage: Storage,
  key: string,
  acceptEncoding: string | undefined,
): Promise<Form | null> {
  if (isText(key)) {
    for (const encoding of acceptedEncodings(acceptEncoding)) {
      const suffix = ENCODINGS.find(({ token }) => token === encoding)?.suffix ?? '';
      const object = await storage.get(key + suffix);
      if (object !== null) return { object, encoding };
    }
  }
  const object = await storage.get(key);
  return object === null ? null : { object, encoding: null };
}
