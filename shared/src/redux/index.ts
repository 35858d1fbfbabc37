/** The names in use of react-redux; remotes import from here, never from the library (docs/decisions). */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
