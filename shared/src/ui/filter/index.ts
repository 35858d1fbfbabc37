export { FilterFoot, FilterGroup, FilterGroups, SearchBar } from './filter.tsx';
