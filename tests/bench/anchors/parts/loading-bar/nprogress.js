import 'nprogress/nprogress.css';
import NProgress from 'nprogress';

NProgress.start();
