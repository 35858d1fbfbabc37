export { ForecastSection } from './forecast-section.tsx';
