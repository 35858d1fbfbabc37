export { FilterFoot, FilterGroup, FilterGroups, SearchBar } from './filter.tsx';
export { SearchField } from './search-field.tsx';
