import type { PassKind } from '@resort/shared/calls/rows';
import { inEach, type Language } from '@resort/shared/contract';
import type { Skin } from '@resort/shared/skin/skins';
import type { Texts } from '../../../locales/texts.ts';

/** Whose and what. */
export interface PassOwned {
  readonly memberId: number;
  readonly kind: PassKind;
  readonly id: string;
}

/** A line of a pass. */
export interface PassField {
  readonly key: string;
  readonly label: Texts;
  readonly value: Texts;
}

/** What a pass says, for every wallet alike and in all languages. */
export interface PassContent {
  readonly kind: PassKind;
  /** of the thing and its owner, for good: a pass with the same one replaces it */
  readonly serial: string;
  readonly skin: Skin;
  /** what it is, for those who hear it */
  readonly name: Texts;
  /** the line in the largest letters */
  readonly main: PassField;
  /** beside the name, above all others */
  readonly corner: PassField | undefined;
  /** below it, the more important first */
  readonly fields: readonly PassField[];
  /** on its back */
  readonly back: readonly PassField[];
  readonly code: {
    /** what the QR code holds */
    readonly content: string;
    /** below it, for where nothing scans */
    readonly readable: string;
  };
  /** when a phone offers it by itself */
  readonly relevantAt: Date | undefined;
  readonly expiresAt: Date | undefined;
  /** it is no longer good: used, over, given away */
  readonly isVoid: boolean;
}

/** The same in every language: a name, a number. */
export const same = (text: string): Texts => inEach(() => text);

export const field = (
  key: string,
  label: Texts,
  value: Texts | string | ((language: Language) => string),
): PassField => {
  if (typeof value === 'string') return { key, label, value: same(value) };
  return { key, label, value: typeof value === 'function' ? inEach(value) : value };
};
