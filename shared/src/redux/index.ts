/** The parts of react-redux in use. Remotes import from here, never from the library (docs/decisions). */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
