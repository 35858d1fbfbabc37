export { ActionSheet, type ActionSheetProps, type SheetAction } from './action-sheet.tsx';
export { Sheet, type SheetProps } from './sheet.tsx';
