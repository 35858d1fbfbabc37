import { LANGUAGES, type Language } from '@resort/shared/contract';

/** A check, as later ones name it. */
export interface CheckName {
  /** of the set, see digestOfSet */
  digest: string;
  /** ISO 8601 */
  at: string;
  by: string;
}

/** What a browser run opened without a fault. */
export interface OpenedScreen {
  /** see screenKey */
  key: string;
  unit: string;
  languages: Language[];
  /** keys of the screens that its content links to */
  links: string[];
}

/** A screen, and which check opened it last in each language. A missing language was not opened in this version. */
export interface SeenScreen extends Omit<OpenedScreen, 'languages'> {
  /** language → position in SeenScreens.checks */
  seen: Partial<Record<Language, number>>;
}

/** All screens of a checked set: those that the check opened, and those that it carried over. */
export interface SeenScreens {
  /** the check itself first */
  checks: CheckName[];
  screens: SeenScreen[];
}

/** Screens times languages, for people. */
export interface SeenCount {
  opened: number;
  carried: { check: CheckName; screens: number }[];
  /** not opened in some languages; the next complete check opens them */
  left: number;
}

export function countSeen({ checks, screens }: SeenScreens): SeenCount {
  const places = screens.flatMap(({ seen }) => Object.values(seen));
  const [opened = 0, ...carried] = checks.map((_, place) => places.filter((one) => one === place).length);
  return {
    opened,
    carried: carried.flatMap((count, at) => {
      const check = checks[at + 1];
      return check === undefined || count === 0 ? [] : [{ check, screens: count }];
    }),
    left: screens.length * LANGUAGES.length - places.length,
  };
}
