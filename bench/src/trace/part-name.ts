import { parse } from 'node:path';
import { fileOf } from './file-name.ts';
import type { TraceEvent } from './trace-event.ts';

/** What can be added up over all files, because each build divides its code into files in its own way. */
export const OF_FILES = { evaluate: 'evaluate', compile: 'compile', call: 'call of' } as const;

const FILE_EVENTS: Readonly<Record<string, string>> = {
  EvaluateScript: OF_FILES.evaluate,
  'v8.evaluateModule': OF_FILES.evaluate,
  'v8.compile': OF_FILES.compile,
  'v8.compileModule': OF_FILES.compile,
  FunctionCall: OF_FILES.call,
};

const EVENTS: Readonly<Record<string, string>> = {
  RunMicrotasks: 'microtasks',
  ParseHTML: 'parse HTML',
  ParseAuthorStyleSheet: 'parse CSS',
  UpdateLayoutTree: 'style and layout',
  Layout: 'style and layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MajorGC: 'garbage collection',
  MinorGC: 'garbage collection',
  'v8.produceCache': 'keep compiled code',
  'DocumentLoader::CommitNavigation': 'open the document',
  'Receive mojo message': 'messages of other processes',
  'Receive mojo reply': 'messages of other processes',
};

/** The part of the page's work that an event belongs to. Null: to the part of the event around it. */
export function partNameOf({ name, args }: TraceEvent): string | null {
  // the rest of a task has no name but that of the file in Chromium's sources that has posted it
  if (name === 'ThreadControllerImpl::RunTask' && args?.src_file !== undefined)
    return `task of ${parse(args.src_file).name}`;
  const verb = FILE_EVENTS[name];
  if (verb === undefined) return EVENTS[name] ?? null;
  const url = args?.data?.['url'];
  return `${verb} ${fileOf(typeof url === 'string' ? url : '')}`;
}
