/** A name in Chinese characters, 2 to 20 of them; a dot parts the names of other peoples: 阿不都·热西提. */
export const CHINESE_NAME = /^[\p{Script=Han}·]{2,20}$/u;
