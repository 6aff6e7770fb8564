/* A share of its own: only islands with addresses of their own fetch the 12 KB of it. */
export { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
