import '@resort/shared/api';
import '@resort/shared/calls/session';
import '@resort/shared/redux';
import '@resort/shared/remote';
import '@resort/shared/store';
import '@resort/shared/wechat';
