/** Areas where a code can be delivered by a call. */
export const VOICE_AREAS: readonly string[] = ['+853', '+852', '+86'];

export const hasVoice = (areaCode: string): boolean => VOICE_AREAS.includes(areaCode);
