import { DOC_TYPES, DOCUMENTS } from '@resort/shared/documents';
import { fillPage } from '../../../core/inbox/fill.ts';
import { DOC_TYPE_NAMES } from '../../../core/member/document-names.ts';
import { REAL_NAME_NOTICE } from '../texts/real-names.ts';
import type { RequestContext } from '../../../platform/context.ts';

type Asked = Pick<RequestContext, 'language'>;

export function documentTypes({ language }: Asked) {
  return DOC_TYPES.map((code) => {
    const { pattern, example, needs } = DOCUMENTS[code];
    return {
      code,
      name: DOC_TYPE_NAMES[code][language],
      pattern: pattern.source,
      example,
      needs: [...needs],
    };
  });
}

export function realNameNotice({ language }: Asked) {
  const { version, text } = REAL_NAME_NOTICE;
  return { version, html: fillPage(text, () => ({}))[language] };
}
