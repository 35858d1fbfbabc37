import { defineCalls } from '@resort/shared/contract';
import * as z from 'zod/mini';

export const ABOUT_TYPES = ['ABOUT', 'FAQ', 'CONTACT', 'ACCESSIBILITY'] as const;
const aboutType = z.enum(ABOUT_TYPES);
export type AboutType = z.infer<typeof aboutType>;

const about = z.object({
  type: aboutType,
  title: z.string(),
  /** sanitised as an article's is */
  html: z.string(),
  /** of FAQ: questions with their answers, sanitised likewise; else empty */
  questions: z.array(z.object({ question: z.string(), html: z.string() })),
});
export type About = z.infer<typeof about>;

const phone = z.object({
  name: z.string(),
  /** formatted for reading */
  phone: z.string(),
  /** E.164, for dialling */
  dial: z.string(),
  hours: z.string(),
});
export type ServicePhone = z.infer<typeof phone>;

export const helpCalls = defineCalls({
  'GET /profile/aboutme/getOneByType': {
    query: z.object({ type: aboutType }),
    reply: about,
    access: 'anyone',
    summary: 'About the resort: one page of each type',
  },
  'GET /membership/servPhone': {
    reply: z.array(phone),
    access: 'anyone',
    summary: 'Telephone numbers of the resort, in display order',
  },
});
