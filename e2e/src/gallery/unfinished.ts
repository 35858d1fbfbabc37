/** What still loads: the class of skeletons is that of `shared/src/ui/screen/feedback/skeleton.module.css`. */
export const UNFINISHED = '[aria-busy=true], [class*="-bone-"]';
